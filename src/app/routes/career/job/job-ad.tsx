import { Station, Stations } from "#ui/stations/stations.tsx";
import type { JobView } from "./job-view.server.ts";

/** The ad itself: the work and the first 90 days, beside what it takes. */
export function JobAd({ vacancy, posted, until }: Pick<JobView, "vacancy" | "posted" | "until">) {
  const { line, keyRole, firstDays, skillReq, notNeeded, colleagues, placeAndHours } = vacancy;
  const dates = [posted && `Posted ${posted}.`, until && `Open until ${until}.`].filter(Boolean).join(" ");
  return (
    <div className={`wrap job-ad line-${line}`}>
      <div className="job-main">
        <section aria-labelledby="work">
          <h2 className="d3" id="work">
            The work
          </h2>
          <p className="lead">{keyRole.content}</p>
          <Stations ordered={false} className="job-work">
            {keyRole.listItems.map(({ _key, listTitle, listText }) => (
              <Station key={_key}>
                <b>{listTitle}</b>
                <p>{listText}</p>
              </Station>
            ))}
          </Stations>
        </section>
        {firstDays.length > 0 && (
          <section aria-labelledby="first-days">
            <h2 className="d3" id="first-days">
              Your first 90 days
            </h2>
            <div className="job-days">
              {firstDays.map(({ title, text }) => (
                <section key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </section>
              ))}
            </div>
          </section>
        )}
      </div>
      <div className="job-side">
        <SideList title="What you bring" items={skillReq} />
        <SideList title="What we do not need" items={notNeeded} />
        {colleagues && (
          <section>
            <h2 className="d4">Who you work with</h2>
            <p>{colleagues}</p>
          </section>
        )}
        {placeAndHours && (
          <section>
            <h2 className="d4">Place and hours</h2>
            <p>{placeAndHours}</p>
          </section>
        )}
        {dates && <p className="meta">{dates}</p>}
      </div>
    </div>
  );
}

function SideList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="d4">{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
