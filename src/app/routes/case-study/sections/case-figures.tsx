import type { CaseStudy } from "#content/case-study/case-study.content-type.ts";
import "./case-figures.css";

/** Before and after, and which system counted it. */
export function CaseFigures({ study: { figures, period, witness } }: { study: CaseStudy }) {
  if (figures.length === 0) return null;
  const changed = figures.some(({ change }) => change);
  return (
    <div className="case-figures">
      <table data-testid="case-figures">
        <caption>Before and after, {period}</caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            {changed && <th scope="col">Change</th>}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, before, after, change }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-head="Before">{before}</td>
              <td data-head="After">{after}</td>
              {changed && <td className="case-change">{change}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="case-witness" data-testid="witness">
        <b>Counted by</b> {witness}.
      </p>
    </div>
  );
}
