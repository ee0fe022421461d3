/**
 * Structured data, in the server's HTML only. In the browser React would make the element through innerHTML, which Trusted
 * Types refuse; crawlers read the document, so nothing is lost.
 */
export function JsonLd({ graph }: { graph: readonly Record<string, unknown>[] }) {
  if (!import.meta.env.SSR) return null;
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": graph })
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, a data block that no browser runs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
