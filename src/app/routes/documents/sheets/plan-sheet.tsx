import { Note, Redacted, Sheet } from "./sheet.tsx";

const rows = [
  {
    month: 3,
    phase: "repair",
    work: "Canonical tags on. Sort and page-size links out of the crawl. A written decision for each filter.",
    who: (
      <>
        Sunil Poonia, your developer <Redacted ems={3} />
      </>
    ),
    done: "The log shows the new share for seven days in a row",
  },
  {
    month: 6,
    phase: "build",
    work: "Landing pages for brand and color where people search for them. Redirect chains flattened.",
    who: "Rohan Kulhari",
    done: "A crawl finds no chain, and each page has its own title",
  },
  {
    month: 9,
    phase: "speed",
    work: "New front end, tested page by page against the old one before launch.",
    who: (
      <>
        <Redacted ems={4} />, reviewed by us
      </>
    ),
    done: "Titles, canonicals, breadcrumbs and prices match",
  },
  {
    month: 12,
    phase: "decide",
    work: "Compare October with October. Continue, reduce or stop.",
    who: "You and Claire Bouchard-Singh",
    done: "Your decision is in writing",
  },
];

/** The plan of an outdoor shop, with its name, its money and its targets blacked out. */
export function PlanSheet({ brandName }: { brandName: string }) {
  return (
    <Sheet
      brandName={brandName}
      kind="Plan, written seven days after access"
      title={
        <>
          Twelve months for <Redacted ems={4.4} />
        </>
      }
      foot="If the target is not met by day 60, you hear it from us first."
    >
      <p>
        An outdoor shop with 9,800 products. Written by Tobias Hallgren and Rohan Kulhari for <Redacted ems={4} />, Feb <Redacted ems={1} />
        , 2025.
      </p>
      <div className="plan-measure">
        <p>
          <b>The target we set together</b>
          <Note number={1} />
          <br />
          Share of Googlebot's visits spent on filter and sort pages. Source: your server log. Read on day 60.
        </p>
        <strong>
          68% to <Redacted ems={1.5} />
        </strong>
      </div>
      <table className="plan-rows">
        <thead>
          <tr>
            <th scope="col">By month</th>
            <th scope="col">What will be done</th>
            <th scope="col">Who</th>
            <th scope="col">
              Finished when
              <Note number={2} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, phase, work, who, done }) => (
            <tr key={month}>
              <th scope="row">
                {month} <span>{phase}</span>
              </th>
              <td data-label="Work">{work}</td>
              <td data-label="Who">{who}</td>
              <td data-label="Finished when">{done}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="sheet-two">
        <div>
          <p className="sheet-part">
            What we need from you
            <Note number={3} />
          </p>
          <p>
            Server logs for thirty days. One developer for <Redacted ems={1} /> days a month. Access to the shop, Search Console and
            Merchant Center, in your name.
          </p>
        </div>
        <div>
          <p className="sheet-part">What we will not do</p>
          <p>Buy links. Write pages for filters that nobody searches for. Promise a position.</p>
        </div>
      </div>
      <p className="sheet-part">Budget</p>
      <p>
        <Redacted ems={6} /> a month, first term six months, then thirty days' notice.
      </p>
    </Sheet>
  );
}
