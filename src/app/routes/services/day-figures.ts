/** The days a visitor can hold us to: the end of each step that has one, without the start. `Days 8 to 30` is due on `Day 30`. */
export function dayFigures(process: readonly { when: string; title: string }[]): { figure: string; label: string }[] {
  return process
    .flatMap(({ when, title }) => {
      const [, unit, number] = /^(Day|Week|Month)s? (?:\d+ to )?(\d+)$/.exec(when) ?? [];
      return unit && number !== "0" ? [{ figure: `${unit} ${number}`, label: title }] : [];
    })
    .slice(0, 3);
}
