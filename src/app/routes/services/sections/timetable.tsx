import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.content-type.ts";
import "./timetable.css";

/** What the client gets, as a timetable: rows are stops of one line. Where the first column holds days, the second names the row. */
export function Timetable({ heading, caption, columns, rows }: Service["deliverables"]) {
  const timed = rows.every(([first]) => /^(Day|Week|Month)/.test(first ?? ""));
  const named = timed ? 1 : 0;
  return (
    <section className="sec band" aria-labelledby="get">
      <div className="wrap">
        <h2 className="d2" id="get">
          {heading}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it. */}
        <section className="timetable-view scrolls" tabIndex={0} aria-label={caption}>
          <table className="timetable" data-timed={timed || undefined} data-testid="deliverables">
            <caption>{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells) => (
                <tr key={cells.join()}>
                  {cells.map((cell, i) =>
                    i === named ? (
                      <th key={columns[i]} scope="row">
                        <InlineText text={cell} />
                      </th>
                    ) : (
                      <td key={columns[i]} data-label={columns[i]}>
                        <InlineText text={cell} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}
