/**
 * Comments that are read by somebody: old browsers (conditional), servers (SSI, ESI), frameworks (Knockout, Lit, Angular, and the marks
 * of React, Vue and Svelte, which hold no word), search engines and mail shields, and licences.
 */
const READ_BY_SOMEBODY =
  /^(?:\[if\b|<!\[endif|\[endif|#|!|esi\b|\s*\/?ko\b|\/?lit-|\?lit\$|ng|\s*\/?(?:noindex|google(?:on|off)|email_off|htdig|sphider)\b)|<!\[endif\]$|^[^\p{L}\p{N}]*$/iu;

/** Only `<!-- -->` is dropped: whatever else a browser takes for a comment was meant for somebody. */
export function canDropComment(source: string): boolean {
  const inside = /^<!--(.*?)(?:--!?>)?$/s.exec(source)?.[1];
  return inside !== undefined && !READ_BY_SOMEBODY.test(inside);
}
