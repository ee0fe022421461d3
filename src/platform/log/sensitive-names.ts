/** Whether a field of this name is never written out, however it is spelled: `sessionToken`, `SMTP_URL`, `x-forwarded-for`, `clientIp`. */
export function isSensitiveName(name: string): boolean {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  // Whole words, so that `zip`, `recipe` and `description` stay readable; joined, for names of two words written as one or as two.
  return words.some((word) => WORDS.has(word)) || JOINED.test(words.join(""));
}

/** Values of such query fields inside any web address: sign-in links, keys of outside services. */
export const SENSITIVE_QUERY = /([?&](?:[\w-]{0,40}[_-])?(?:token|secret|password|key|apikey|signature|sig|email|otp)=)[^&\s#"'<>]+/gi;

const WORDS = new Set([
  ...["password", "passwords", "passwd", "pwd", "pass", "passphrase", "secret", "secrets", "token", "tokens", "otp", "totp"],
  ...["authorization", "auth", "credential", "credentials", "cookie", "cookies", "csrf", "jwt", "bearer", "signature"],
  ...["email", "emails", "phone", "ip", "ips", "forwarded", "resume"],
]);
const JOINED = /apikey|privatekey|accesskey|smtpurl|databaseurl|connectionstring|sessionid|clientaddress|remoteaddress|mailaddress|replyto/;
