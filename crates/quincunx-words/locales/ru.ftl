list = { $first } и { $last }
