import type { ReactNode } from "react";
import { Note, Sheet } from "./sheet.tsx";

const clauses: readonly { name: string; note?: 1 | 2 | 3; text: ReactNode }[] = [
  {
    name: "Notice",
    note: 1,
    text: (
      <>
        The first term is three or six months, as your plan says. After it, either side ends this contract with <b>thirty days' notice</b>{" "}
        by email. No reason is needed.
      </>
    ),
  },
  {
    name: "What is yours",
    note: 2,
    text: (
      <>
        Accounts, content, redirects and data are <b>in your name from the first day</b>. On leaving, we remove our own access. You do not
        have to ask for yours.
      </>
    ),
  },
  {
    name: "Handover",
    text: "During the notice we deliver: a list of every change with its date; open tickets with their tests; source files with font licenses listed by name; exports of reports and queries.",
  },
  {
    name: "What you pay",
    text: "Work done up to the last day of notice. There is no fee for leaving. Prepaid work that was not done is refunded.",
  },
  {
    name: "What we never do",
    note: 3,
    text: "Take down pages, redirects or links that we made for you. Keep an account back over an open invoice. Write to your customers.",
  },
  {
    name: "What we promised",
    text: "Work, dates and access, not positions. If we missed a date, it is listed in the handover with the reason.",
  },
];

/** The section of the contract on ending it, whole. */
export function LeaveSheet({ brandName }: { brandName: string }) {
  return (
    <Sheet
      brandName={brandName}
      kind="From the contract"
      title="How you leave"
      foot="This is the clause itself. There is no second version in legal language."
    >
      <p>The section on ending the contract, complete. Demo text: have a lawyer read it before you use it.</p>
      <dl className="leave-clauses">
        {clauses.map(({ name, note, text }) => (
          <div key={name}>
            <dt>
              {name}
              {note && <Note number={note} />}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="leave-sign">
        <p>For the client, name and date</p>
        <p>For {brandName}, name and date</p>
      </div>
    </Sheet>
  );
}
