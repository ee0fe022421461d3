import { Link } from "react-router";
import { InlineText } from "#content/rich-text/inline-text.tsx";
import { Accordion } from "#ui/accordion/accordion.tsx";
import "./service-questions.css";

export function ServiceQuestions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="sec far" id="faq" aria-labelledby="faq-title">
      <div className="wrap service-questions">
        <div>
          <div className="service-questions-mark" aria-hidden="true">
            i
          </div>
          <h2 className="d2" id="faq-title">
            Questions before you buy
          </h2>
          <p className="mute">
            Not on the list?{" "}
            <Link className="more" to="/contact-us">
              Ask a person
            </Link>
          </p>
          <p className="mute">
            On paper:{" "}
            <Link className="more" to="/documents/">
              a plan, a report, the clause to leave
            </Link>
          </p>
        </div>
        <Accordion
          name="service-faq"
          open={0}
          items={questions.map(({ question, answer }) => ({ question, answer: <p>{<InlineText text={answer} />}</p> }))}
        />
      </div>
    </section>
  );
}
