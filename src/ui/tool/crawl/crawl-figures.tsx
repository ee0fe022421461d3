/** The four figures that a crawl is for. A dash where nothing can be known. */
export function CrawlFigures({
  title,
  figures,
  note,
}: {
  title: string;
  figures: readonly { label: string; value: number | undefined }[];
  note?: string | undefined;
}) {
  return (
    <section className="panel">
      <h2 className="d4 crawl-panel-title">{title}</h2>
      <dl className="so-far">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value?.toLocaleString("en-US") ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="vh">not available</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="meta so-far-note">{note}</p>}
    </section>
  );
}
