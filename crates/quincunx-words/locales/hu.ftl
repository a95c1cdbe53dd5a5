list = { $first } és { $last }
