import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#core/text/format.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { Accordion, type AccordionItem } from "#ui/accordion/accordion.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

interface Props {
  slug: string;
  /** How many it judges by. */
  rules: number;
  copy: ToolCopy;
  children: ReactNode;
}

/** Below the tool: how to use it, what it checks and cannot know, questions and reasons, and the service that repairs what it finds. */
export function ToolCopySections({ slug, rules, copy, children }: Props) {
  return (
    <>
      <section className="sec">
        <div className="wrap">
          <h2 className="d2">How to use it</h2>
          <ol className="tool-steps">
            {copy.steps.map(({ stepTitle, stepDescription }) => (
              <li key={stepTitle}>
                <h3 className="d4">{stepTitle}</h3>
                <p>{stepDescription}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="sec band">
        <div className="wrap tool-know">
          <h2 className="d2">What it checks, and what it cannot know</h2>
          <div>
            <h3>It checks</h3>
            <Points points={copy.checks} />
            <h3>It cannot know</h3>
            <Points points={copy.cannotKnow} />
            <p className="meta">{copy.limits}</p>
          </div>
        </div>
      </section>
      {children}
      <section className="sec band">
        <div className="wrap tool-know">
          <h2 className="d2">Good to know</h2>
          <div>
            <Accordion items={[...copy.faq, ...copy.content.map(asItem)]} open={0} />
            <p className="meta tool-sources">
              Rules from{" "}
              {copy.sources.map(({ title, url }, index) => (
                <span key={url}>
                  {index > 0 && ", "}
                  <a href={url}>{title}</a>
                </span>
              ))}
              {copy.sources[0] && `. Checked ${formatDate(copy.sources[0].checkedOn)}.`}{" "}
              {rules > 0 && <Link to={`/tools/rules/${slug}/`}>{rules === 1 ? "The rule" : `All ${rules} rules`}, with sources</Link>}
            </p>
          </div>
        </div>
      </section>
      <section className="field line-blue handoff">
        <svg className="stage" viewBox="0 0 1280 224" height="224" fill="none" aria-hidden="true">
          <path className="handoff-green" d="M-1000 112H640" strokeWidth="16" />
          <path
            className="handoff-blue"
            d="M640 112H756.1A48 48 0 0 1 790.1 126.1L833.9 169.9A48 48 0 0 0 867.9 184H2300"
            strokeWidth="16"
          />
          <rect className="handoff-capsule" x="616" y="84" width="48" height="56" rx="24" strokeWidth="8" />
        </svg>
        <div className="wrap">
          <div>
            <h2 className="d2">{copy.handOff.title}</h2>
            <p className="lead">{copy.handOff.text}</p>
          </div>
          <div className="handoff-buttons">
            <ButtonLink to={`/services/${copy.handOff.service}/`}>See the service</ButtonLink>
            <Link className="more" to="/contact-us">
              Contact Us
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

function asItem({ heading, paragraphs }: ToolCopy["content"][number]): AccordionItem {
  return { question: heading, answer: paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>) };
}

function Points({ points }: { points: readonly { title: string; text: string }[] }) {
  return (
    <ul className="tool-points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ul>
  );
}
