/**
 * The browser's part of a passkey: options from the server, the device's answer, checked by the server. Returns a sentence when it did not
 * come about; undefined when it did.
 */
export async function runCeremony(kind: "register" | "authenticate", name = ""): Promise<string | undefined> {
  if (!("PublicKeyCredential" in globalThis) || !("parseCreationOptionsFromJSON" in PublicKeyCredential))
    return "This browser has no passkeys. Use a newer one, or your password.";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "Passkeys need a name: open the site by its domain, or by localhost.";
  try {
    const offered = await fetch(`/api/auth/passkey/generate-${kind}-options`);
    if (!offered.ok) return REFUSED[kind];
    const options = await offered.json();
    const credential =
      kind === "register"
        ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
        : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
    if (!(credential instanceof PublicKeyCredential)) return CANCELLED;
    const answer = await fetch(`/api/auth/passkey/verify-${kind === "register" ? "registration" : "authentication"}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ response: credential.toJSON(), ...(name ? { name } : {}) }),
    });
    return answer.ok ? undefined : REFUSED[kind];
  } catch (fault) {
    return fault instanceof DOMException && fault.name === "InvalidStateError" ? "This device has a passkey here already." : CANCELLED;
  }
}

const CANCELLED = "Nothing happened: the browser was asked to stop, or waited too long. Try again.";
const REFUSED = {
  register: "A passkey is added within ten minutes of signing in. Sign in again, then add it.",
  authenticate: "That passkey opens no account here. Use your password.",
};
