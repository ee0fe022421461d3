/** `12:00:01 warn  mail not sent  id=7 tries=2`: one line, safe for a terminal. */
export function printForPeople(line: object): string {
  const { time, level, message, ...fields } = line as { time: string; level: string; message: string };
  const rest = Object.entries(fields).map(([key, value]) => `${key}=${printValue(value)}`);
  return [time.slice(11, 19), level.padEnd(5), escapeControls(message), ...rest].join(" ").trimEnd();
}

function printValue(value: unknown): string {
  if (typeof value === "string" && /^[\w./:@-]+$/.test(value)) return value;
  return escapeControls(JSON.stringify(value) ?? "undefined");
}

/** A visitor's text must not move the cursor, change colours or start a line of its own in the operator's terminal. */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
