# What stands in mails. { $asked } is one of the two sentences at the end.
mail-confirm-subject = Confirm your e-mail address
mail-confirm =
    Somebody, probably you, wants to use this e-mail address for an account at { $site }. To confirm it, open this link within { $time } hours:

    { $link }

    { $asked }

    If it was not you, do nothing: an address that is not confirmed is not used.
mail-enter-subject = Your link to sign in
mail-enter =
    This link signs you in at { $site }, once and within { $time } minutes. If you have forgotten your password, you can choose a new one there.

    { $link }

    { $asked }

    If it was not you, do nothing: nobody gets in without the link. Do not pass it on.
mail-taken-subject = Your e-mail address stays yours
mail-taken =
    Somebody, perhaps you, has asked for this e-mail address for another account at { $site }. It already belongs to your account there, and nothing has changed.

    { $asked }

    You can have a link to sign in sent to you there:

    { $link }
mail-gone-subject = Your account no longer uses this e-mail address
mail-gone =
    Your account at { $site } no longer uses this e-mail address: it was changed or removed. No more mail will come here.

    { $asked }

    If it was not you, somebody else has got into your account. A recovery code throws everybody else out: choose “Forgot the password?” there. If you have none, sign in, change your password, remove the passkeys and the address that are not yours, and make new recovery codes.

    { $link }
mail-asked = The request came from this browser: { $device }.
mail-asked-unknown = The request came from an unknown browser.
