import { useEffect } from "react";
import { useFetcher } from "react-router";
import { formatDate } from "#core/text/format.ts";
import type { loader } from "../history/history.tsx";
import { revisionName } from "../history/revision-name.ts";

/** What the document said before; each leads to what has changed since. */
export function HistoryTab({ address }: { address: string }) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => void load(address), [load, address]);
  if (!data) return <p role="status">Looking …</p>;
  if (data.revisions.length === 0) return <p>Nothing yet. The first version is kept when you write or publish.</p>;
  return (
    <ol className="studio-history">
      {data.revisions.map((revision) => (
        <li key={revision.n}>
          <a href={`${address}?n=${revision.n}`}>{revisionName(revision)}</a>
          <span>
            {revision.actor}, {formatDate(revision.at)}
          </span>
        </li>
      ))}
    </ol>
  );
}
