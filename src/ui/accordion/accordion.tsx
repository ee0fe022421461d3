import type { ReactNode } from "react";
import "./accordion.css";

export interface AccordionItem {
  /** Makes the question linkable. */
  id?: string;
  question: string;
  answer: ReactNode;
}

/** Questions as stops on a line. A `name` lets one be open at a time; `open` is the index of the one that starts open. */
export function Accordion({
  items,
  name,
  open,
  as: Heading = "h3",
}: {
  items: readonly AccordionItem[];
  name?: string;
  open?: number;
  as?: "h2" | "h3" | "h4";
}) {
  return (
    <div className="accordion">
      {items.map((item, index) => (
        <details key={item.question} id={item.id} name={name} open={index === open} className="accordion-item">
          <summary>
            <Heading>{item.question}</Heading>
          </summary>
          <div className="accordion-answer">{typeof item.answer === "string" ? <p>{item.answer}</p> : item.answer}</div>
        </details>
      ))}
    </div>
  );
}
