/**
 * Why an address that a page links to gave no answer. The sentences for an address that somebody typed end with what to do about it
 * (“Check the spelling”, “Paste the HTML instead”), which helps nobody with a link: here it ends with what that means for the link.
 */
export function troubleWords({ code, message }: { code: string; message: string }): string {
  if (code === "redirect_refused") return message;
  const end = message.indexOf(". ");
  const what = end === -1 ? message : message.slice(0, end + 1);
  const meaning = MEANINGS[code];
  return meaning === undefined ? what : `${what} ${meaning}`;
}

const MEANINGS: Record<string, string> = {
  dns_not_found: "The name was given up or is misspelled.",
  connect_failed: "The site may be down, or may block us.",
  response_timeout: "The site may be slow or may block us.",
  tls_failed: "Browsers stop their visitors before it.",
  redirect_loop: "Nobody gets through.",
  redirect_limit: "Google stops at 10 as well.",
};
