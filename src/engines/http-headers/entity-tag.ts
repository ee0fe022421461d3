/** An ETag by RFC 9110, section 8.8.3: quoted, without quotes inside, a W/ before it when it is weak. */
export function parseEntityTag(value: string): { isWeak: boolean; opaque: string } | undefined {
  const [, weak, opaque] = /^(W\/)?"([\x21\x23-\x7e\x80-\uffff]*)"$/.exec(value) ?? [];
  return opaque === undefined ? undefined : { isWeak: weak !== undefined, opaque };
}
