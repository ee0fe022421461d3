import type { ReactNode } from "react";
import { changedPart, type TagChange } from "./tag-diff.ts";

/** Before and after, tag by tag; what stays is counted and folded. */
export function TagChanges({ changes, others }: { changes: readonly TagChange[]; others: readonly string[] }) {
  const moving = changes.filter(({ kind }) => kind !== "same");
  const staying = changes.filter(({ kind }) => kind === "same");
  const count = (kind: TagChange["kind"]) => changes.filter((change) => change.kind === kind).length;
  return (
    <section className="metadiff" aria-labelledby="meta-diff">
      <h3 id="meta-diff">What changes on the page</h3>
      <p className="mute">
        {moving.length === 0
          ? "Nothing yet: the code below is what the page has. Edit a field and watch."
          : `${count("added")} added, ${count("changed")} changed, ${count("removed")} removed.`}
      </p>
      {moving.length > 0 && <ChangeTable changes={moving} />}
      {staying.length > 0 && (
        <details>
          <summary>{staying.length === 1 ? "One tag stays as it is" : `${staying.length} tags stay as they are`}</summary>
          <ChangeTable changes={staying} />
        </details>
      )}
      {others.length > 0 && (
        <p className="meta">
          Left alone, since this tool does not write them: {[...new Set(others)].slice(0, 12).join(", ")}
          {new Set(others).size > 12 && " and more"}.
        </p>
      )}
    </section>
  );
}

function ChangeTable({ changes }: { changes: readonly TagChange[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="table-scroll scrolls" tabIndex={0} aria-label="Tags before and after">
      <table className="table metadiff-table">
        <thead>
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change, index) => (
            <tr key={`${change.name} ${index}`} data-kind={change.kind}>
              <th scope="row">
                {change.name}
                <span className="metadiff-kind">{change.kind === "same" ? "" : change.kind}</span>
              </th>
              <td>{beforeOf(change)}</td>
              <td>{afterOf(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function beforeOf({ kind, before, after }: TagChange): ReactNode {
  if (kind === "added") return <span className="mute">none</span>;
  if (kind === "removed") return <del>{before}</del>;
  const { start, endA } = changedPart(before, after);
  return (
    <>
      {before.slice(0, start)}
      {kind === "changed" && <del>{before.slice(start, endA)}</del>}
      {before.slice(endA)}
    </>
  );
}

function afterOf({ kind, before, after }: TagChange): ReactNode {
  if (kind === "removed") return <span className="mute">none</span>;
  if (kind === "added") return <ins>{after}</ins>;
  const { start, endB } = changedPart(before, after);
  return (
    <>
      {after.slice(0, start)}
      {kind === "changed" && <ins>{after.slice(start, endB)}</ins>}
      {after.slice(endB)}
    </>
  );
}
