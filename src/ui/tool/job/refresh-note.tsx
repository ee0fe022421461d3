/** Without JavaScript a page of a running job is asked for again. */
export function RefreshNote({ id, className }: { id: string; className?: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="5" />
      <p className={className}>
        This page looks again every five seconds. <a href={`?job=${id}`}>Look now</a>
      </p>
    </noscript>
  );
}
