/** Puts an address typed elsewhere on the page into the audit form and goes there: nothing is typed twice (WCAG 3.3.7). */
export function carryWebsite(address: string): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>("#audit [name=website]")];
  const shown = fields.find((field) => field.checkVisibility());
  if (!shown) return false;
  for (const field of fields) field.value = withScheme(address);
  document.getElementById("audit")?.scrollIntoView();
  shown.form?.querySelector<HTMLInputElement>("[name=clientName]")?.focus({ preventScroll: true });
  return true;
}

/** An address typed without a scheme gets `https://`. */
export function withScheme(address: string): string {
  const typed = address.trim();
  return typed === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}
