import { Link } from "react-router";
import { Accordion, type AccordionItem } from "#ui/accordion/accordion.tsx";
import "./questions.css";

export function Questions({ heading, items }: { heading: string; items: readonly AccordionItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="sec far questions-sec" id="faq" aria-labelledby="home-faq">
      <div className="wrap questions">
        <div>
          <div className="questions-sign" aria-hidden="true">
            i
          </div>
          <h2 className="d2" id="home-faq">
            {heading}
          </h2>
          <p className="mute">
            {"Not on the list? "}
            <Link className="more" to="/contact-us">
              Ask a person
            </Link>
          </p>
        </div>
        <Accordion items={items} name="faq" open={0} />
      </div>
    </section>
  );
}
