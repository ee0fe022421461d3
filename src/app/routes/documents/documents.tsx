import type { ComponentType } from "react";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { Line } from "#core/line.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Button } from "#ui/button/button.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/documents.ts";
import { LeaveSheet } from "./sheets/leave-sheet.tsx";
import { PlanSheet } from "./sheets/plan-sheet.tsx";
import { ReportSheet } from "./sheets/report-sheet.tsx";
import { TicketSheet } from "./sheets/ticket-sheet.tsx";
import "./documents.css";

export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(siteContext).origin };
}

const CRUMBS = [
  { name: "Home", to: "/" },
  { name: "Documents", to: "/documents/" },
];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const page = {
    title: "A plan, a report, a ticket and a contract",
    description:
      "Four papers that clients get from us: the plan after seven days, the monthly report, a ticket with its test, and the clause to leave.",
    path: "/documents/",
    origin,
  };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, CRUMBS)) : []),
  ];
}

interface Paper {
  id: string;
  name: string;
  text: string;
  line: Line;
  notes: readonly string[];
  Sheet: ComponentType<{ brandName: string }>;
}

const papers: readonly Paper[] = [
  {
    id: "plan",
    name: "The plan on day 7",
    text: "Twelve months on one page. Name, money and targets are blacked out.",
    line: "blue",
    notes: [
      "The measure and its source are fixed before the work starts.",
      "Each row says when it is finished, so nobody has to argue about it later.",
      "What we need from you is written down. Without it we cannot keep the dates.",
    ],
    Sheet: PlanSheet,
  },
  {
    id: "report",
    name: "The monthly report",
    text: "June 2026 for Larkmont Dental, printed with their permission.",
    line: "red",
    notes: [
      "It begins with patients. Clicks come later, to explain the figure.",
      "Mistakes stay on the page with what they cost.",
      "It ends with one decision for you to make.",
    ],
    Sheet: ReportSheet,
  },
  {
    id: "ticket",
    name: "A developer ticket",
    text: "What your developer receives, with the test that says it is done.",
    line: "green",
    notes: [
      "Your developer runs one command and gets four answers, pass or fail.",
      "A mistake we once made is now one of the checks.",
      "Every change can be undone, and the ticket says how.",
    ],
    Sheet: TicketSheet,
  },
  {
    id: "leave",
    name: "The clause to leave",
    text: "The part of the contract people read last. Read it first.",
    line: "slate",
    notes: [
      "Thirty days, by email, without a reason.",
      "Your accounts are in your name all along, so nothing has to be handed back.",
      "These three things make it expensive to leave an agency. We do none of them.",
    ],
    Sheet: LeaveSheet,
  },
];

/** Four papers, each whole on one sheet. Printed, the page is those four sheets and nothing else. */
export default function Documents({ matches }: Route.ComponentProps) {
  const brandName = brandOf(matches);
  return (
    <div className="line-blue">
      <section className="hero papers-hero" aria-labelledby="papers-h1">
        <div className="wrap">
          <Breadcrumb crumbs={CRUMBS} />
          <h1 className="d1" id="papers-h1">
            Four documents to read before you call
          </h1>
          <p className="lead">These are the papers clients get from us. Open them, print them, and ask another agency for theirs.</p>
          <Button small onClick={() => window.print()} className="papers-print">
            Print all four
          </Button>
        </div>
      </section>
      <ul className="wrap paper-cards" data-testid="paper-cards">
        {papers.map(({ id, name, text, Sheet }) => (
          <li key={id}>
            <div className="paper-thumb" aria-hidden="true" inert>
              <Sheet brandName={brandName} />
            </div>
            <h2 className="d4">
              <a href={`#${id}`}>{name}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="wrap papers">
        {papers.map(({ id, name, line, notes, Sheet }) => (
          <section key={id} id={id} className={`paper line-${line}`} aria-label={name}>
            <Sheet brandName={brandName} />
            <aside className="paper-side" aria-label={`Notes on ${name.toLowerCase()}`}>
              <p className="d3">{name}</p>
              <ol>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ol>
            </aside>
          </section>
        ))}
      </div>
    </div>
  );
}
