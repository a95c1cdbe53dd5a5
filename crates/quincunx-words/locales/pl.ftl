list = { $first } i { $last }
