import { decoded } from "#core/url/decoded.ts";
import type { LinkVerdict } from "./target-verdict.ts";

/** What can be said of an address that is not fetched: mail, telephone, scripts. Undefined for http and https. */
export function verdictByScheme(address: string): LinkVerdict | undefined {
  const url = URL.parse(address);
  if (!url) return { class: "broken", words: "Not an address: no browser can open it." };
  switch (url.protocol) {
    case "http:":
    case "https:":
      return address.length > 2_048
        ? { class: "unverifiable", words: "Longer than 2,048 characters, so we did not ask for it." }
        : undefined;
    case "mailto:":
      return mailVerdict(url);
    case "tel:":
    case "sms:":
      return /^\+?[\d\s().,;=*#-]{2,}/.test(decoded(url.pathname))
        ? { class: "ok", words: "A telephone number." }
        : { class: "broken", words: "No telephone number stands after tel:." };
    case "javascript:":
      return { class: "unverifiable", words: "Runs a script. There is no address to check." };
    case "data:":
    case "about:":
      return { class: "ok", words: "Carries its content in itself. There is nothing to ask for." };
    case "file:":
      return { class: "broken", words: "Points to a file on the computer of whoever wrote it." };
    default:
      return { class: "unverifiable", words: `${url.protocol} is for another program. We check http and https.` };
  }
}

/** RFC 6068: addresses with commas between them, then fields. An empty recipient is allowed when a field names one. */
function mailVerdict({ pathname, searchParams }: URL): LinkVerdict {
  const recipients = [decoded(pathname), searchParams.get("to") ?? "", searchParams.get("cc") ?? "", searchParams.get("bcc") ?? ""]
    .flatMap((list) => list.split(","))
    .map((recipient) => recipient.trim())
    .filter(Boolean);
  const wrong = recipients.find((recipient) => !isMailAddress(recipient));
  if (wrong !== undefined) return { class: "broken", words: `“${wrong.slice(0, 80)}” is not an email address.` };
  if (recipients.length > 0 || searchParams.size > 0) return { class: "ok", words: "An email address. We sent nothing to it." };
  return { class: "broken", words: "No email address stands after mailto:." };
}

/** The form that browsers ask for in a field of type email, with a dot in the domain and letters of any script. */
function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(
      text,
    ) &&
    !/^\.|\.\.|\.@/.test(text)
  );
}
