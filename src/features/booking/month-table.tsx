import type { ReactNode } from "react";
import { monthGrid, monthName } from "./month-grid.ts";

/** A month in weeks; a free day is a button or a link of the caller's. */
export function MonthTable({ month, freeDay }: { month: string; freeDay(day: string): ReactNode }) {
  return (
    <table>
      <caption className="vh">{monthName(month)}</caption>
      <thead>
        <tr>
          {["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              <td key={day ?? index}>{day && (freeDay(day) || <span>{Number(day.slice(8))}</span>)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
