/** JSON as it may stand in a page, inside a `<script>`: nothing in it ends the element, begins a comment or breaks a line of the script. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
