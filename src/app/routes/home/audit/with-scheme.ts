/** An address typed without a scheme gets `https://`. */
export function withScheme(address: string): string {
  const typed = address.trim();
  return typed === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}
