/** What to take along: files made by the server, so they can be had without JavaScript too. */
export function CrawlFiles({
  jobId,
  first,
  others,
  children,
}: {
  jobId: string;
  /** Names of those that a run is for. */
  first: readonly string[];
  others: readonly string[];
  children?: React.ReactNode;
}) {
  const href = (name: string) => `/api/jobs/${jobId}/files/${name}`;
  return (
    <div className="crawl-files">
      {first.map((name) => (
        <a key={name} className="btn btn-y" href={href(name)} download={name}>
          Download {name}
        </a>
      ))}
      {others.map((name) => (
        <a key={name} className="chip crawl-chip" href={href(name)} download={name}>
          {name}
        </a>
      ))}
      {children}
    </div>
  );
}
