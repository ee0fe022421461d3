/** For what is always there where it is asked for: a missing one stops the work at once, instead of going on as `undefined`. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new TypeError("A value is missing that is always there.");
  return value;
}
