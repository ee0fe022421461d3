import { type HeadingNode, type HeadingTree, headingMarkdown, headingOutline } from "#core/page-check/heading-tree.ts";
import { CopyButton } from "../result-actions.tsx";
import "./heading-tree.css";

/** The headings of a page as a line with branches: each at its level, with what is unusual about it and where it stands. */
export function HeadingTreeView({ tree: { headings, counts, more } }: { tree: HeadingTree }) {
  if (headings.length === 0) return <p className="mute">The HTML holds no heading at all.</p>;
  return (
    <>
      <div className="htree-head">
        <h3>The headings, as the source has them</h3>
        <CopyButton text={headingOutline(headings)} label="Copy outline" />
        <CopyButton text={headingMarkdown(headings)} label="Copy as Markdown" />
      </div>
      <ul className="htree-counts" aria-label="Headings by level">
        {counts.map((count, index) => (
          <li key={index} data-none={count === 0 || undefined}>
            H{index + 1} <b>{count}</b>
          </li>
        ))}
      </ul>
      <Branch branches={branchesOf(headings)} className="htree htree-root" />
      {more > 0 && <p className="meta htree-more">And {more.toLocaleString("en-US")} more, not drawn.</p>}
    </>
  );
}

interface TreeBranch {
  key: number;
  heading: HeadingNode;
  below: TreeBranch[];
}

/** Nests each heading under the last one of a higher level. */
function branchesOf(headings: readonly HeadingNode[]): TreeBranch[] {
  const roots: TreeBranch[] = [];
  const open: TreeBranch[] = [];
  for (const [key, heading] of headings.entries()) {
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop();
    const branch = { key, heading, below: [] };
    (open.at(-1)?.below ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}

function Branch({ branches, className = "htree" }: { branches: readonly TreeBranch[]; className?: string }) {
  return (
    <ol className={className}>
      {branches.map(({ key, heading, below }) => (
        <li key={key} data-hidden={heading.isHidden || undefined} data-gap={heading.skipped.length > 0 || undefined}>
          <div className="htree-row">
            <b className="htree-level">H{heading.level}</b>
            <span className="htree-text">
              {heading.text === "" ? <em>no words</em> : heading.text}
              {marksOf(heading).map((mark) => (
                <span key={mark} className="htree-mark">
                  {mark}
                </span>
              ))}
            </span>
            {heading.line !== null && <span className="meta">line {heading.line}</span>}
          </div>
          {below.length > 0 && <Branch branches={below} />}
        </li>
      ))}
    </ol>
  );
}

function marksOf({ level, tag, isHidden, isImage, isNameless, skipped, isRepeated, text }: HeadingNode): string[] {
  return [
    ...(skipped.length > 0 ? [`${skipped.map((missing) => `H${missing}`).join(" and ")} left out before it`] : []),
    ...(isNameless ? [text === "" ? "empty" : "empty for screen readers"] : []),
    ...(isHidden ? ["hidden"] : []),
    ...(isImage ? ["image, its alt"] : []),
    ...(isRepeated ? ["said before"] : []),
    ...(tag === `h${level}` ? [] : [/^h\d$/.test(tag) ? `<${tag}> with another level` : `<${tag}> by role`]),
  ];
}
