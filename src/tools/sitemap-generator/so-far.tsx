import type { SitemapGeneratorOutput } from "./sitemap-generator.schema.ts";

/** The four figures that a crawl is for. A dash where nothing can be known. */
export function SoFar({ title, result }: { title: string; result: SitemapGeneratorOutput | undefined }) {
  const present = result?.present;
  const hasPresent = present?.files.some(({ problem }) => problem === undefined) ?? false;
  const figures = [
    { label: "go in the sitemap", value: result?.pages.length ?? 0 },
    { label: "left out, with a reason", value: result?.leftOut.length ?? 0 },
    { label: "missing from the sitemap you have", value: hasPresent ? present?.missing.length : undefined },
    { label: "dead addresses in it", value: hasPresent ? present?.dead.length : undefined },
  ];
  return (
    <section className="panel">
      <h2 className="d4 crawl-panel-title">{title}</h2>
      <dl className="so-far">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="vh">not available</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {present && !hasPresent && <p className="meta so-far-note">No sitemap found at {present.files[0]?.url}.</p>}
    </section>
  );
}
