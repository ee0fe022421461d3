import { SafeHtml } from "#content/rich-text/safe-html.tsx";
import "./case-quote.css";

/** What the client says about it, in full. */
export function CaseQuote({ quote, client }: { quote: { name: string; designation: string; content: string }; client: string }) {
  return (
    <figure className="case-quote">
      <blockquote>
        <SafeHtml html={quote.content} />
      </blockquote>
      <figcaption>
        {quote.name}, {quote.designation}, {client}
      </figcaption>
    </figure>
  );
}
