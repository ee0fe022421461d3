import { formatDate } from "#core/text/format.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";

interface Props {
  sources: readonly { title: string; url: string }[];
  /** The day somebody last read them. */
  checkedOn: string | undefined;
}

/** What a text stands on, in one row. `#sources` lies inside, so that a link to it opens the row. */
export function FoldedSources({ sources, checkedOn }: Props) {
  const list = (
    <ul id="sources">
      {sources.map(({ title, url }) => (
        <li key={url}>
          <a className="link" href={url} rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return <Accordion as="h2" items={[{ question: checkedOn ? `Sources, as of ${formatDate(checkedOn)}` : "Sources", answer: list }]} />;
}
