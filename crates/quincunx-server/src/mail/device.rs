//! What a browser is called in a mail. The page calls it the same (`web/src/lib/device.ts`), but for what nobody knows: that could be anything.

/// The first that fits: some browsers say that they are others, too.
const BROWSERS: [(&[&str], &str); 6] = [
    (&["Edg"], "Edge"),
    (&["OPR/"], "Opera"),
    (&["SamsungBrowser"], "Samsung Internet"),
    (&["Firefox", "FxiOS"], "Firefox"),
    (&["Chrome", "Chromium", "CriOS"], "Chrome"),
    (&["Safari"], "Safari"),
];

const SYSTEMS: [(&[&str], &str); 7] = [
    (&["Android"], "Android"),
    (&["iPhone"], "iPhone"),
    (&["iPad"], "iPad"),
    (&["Windows"], "Windows"),
    (&["Mac OS X"], "macOS"),
    (&["CrOS"], "ChromeOS"),
    (&["Linux"], "Linux"),
];

/// “Firefox, Android”; none for what is no browser.
pub(crate) fn device(agent: &str) -> Option<String> {
    let first = |of: &[(&[&str], &'static str)]| {
        of.iter().find(|(signs, _)| signs.iter().any(|sign| agent.contains(sign))).map(|(_, name)| *name)
    };
    let known: Vec<&str> = [first(&BROWSERS), first(&SYSTEMS)].into_iter().flatten().collect();
    (!known.is_empty()).then(|| known.join(", "))
}

#[cfg(test)]
mod tests {
    use super::device;

    #[test]
    fn a_browser_is_named_and_nothing_else_is_repeated() {
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(device(firefox).as_deref(), Some("Firefox, Linux"));
        let chrome =
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 visit-me.example";
        assert_eq!(device(chrome).as_deref(), Some("Chrome, Android"));
        assert!(device("visit-me.example").is_none() && device("").is_none());
    }
}
