/** The days a visitor can hold us to: the end of each step after the first that has one. `Days 8 to 30` is due on `Day 30`. */
export function dayFigures(process: readonly { when: string; title: string }[]): { figure: string; label: string }[] {
  return process
    .slice(1)
    .flatMap(({ when, title }) => {
      const [, unit, number] = /^(Day|Week|Month)s? (?:\d+ to )?(\d+)$/.exec(when) ?? [];
      return unit ? [{ figure: `${unit} ${number}`, label: title }] : [];
    })
    .slice(0, 3);
}
