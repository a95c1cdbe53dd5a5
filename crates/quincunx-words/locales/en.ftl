list = { $first } and { $last }
