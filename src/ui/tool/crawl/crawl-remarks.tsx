/** Traps that were found and what else should be known of a crawl. */
export function CrawlRemarks({ traps, notes }: { traps: readonly { words: string; example: string }[]; notes: readonly string[] }) {
  if (traps.length + notes.length === 0) return null;
  return (
    <ul className="crawl-remarks">
      {traps.map(({ words, example }) => (
        <li key={example}>
          <b>Trap.</b> {words} First seen at <span className="mono">{example}</span>.
        </li>
      ))}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
