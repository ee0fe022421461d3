/** What is advertised on sites that were broken into: medicines, gambling, copies of brands, loans. A site that trades in them names them on its home page. */
const trades: readonly RegExp[] = [
  /\b(?:viagra|cialis|levitra|tadalafil|sildenafil|kamagra|xanax|tramadol|phentermine|modafinil|ivermectin)\b/i,
  /\b(?:online casino|casino bonus|slot gacor|slot online|judi (?:online|bola)|situs slot|poker online|togel|bandar(?:q| judi)|sportsbook bonus)\b/i,
  /\b(?:replica (?:watch|bag|handbag|rolex)\w*|fake rolex|cheap (?:nfl )?jerseys|(?:louis vuitton|ugg|oakley|michael kors|ray[- ]ban) outlet)\b/i,
  /\b(?:payday loans?|escort service|essay writing service|hacked accounts?|crypto doubler)\b/i,
  /(?:激安|偽物|スーパーコピー|オンラインカジノ|コピー品)/,
];

/** The words of a text that belong to such a trade; undefined when there are none. */
export function spamWordsIn(text: string): string | undefined {
  for (const trade of trades) {
    const found = trade.exec(text);
    if (found) return found[0];
  }
  return undefined;
}
