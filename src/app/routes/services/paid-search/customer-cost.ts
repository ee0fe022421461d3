/** What one customer costs: the clicks that it takes, at their price. Undefined where a figure is missing or nothing comes of the clicks. */
export function customerCost({ click, asks, closes }: { click: number; asks: number; closes: number }): number | undefined {
  const cost = click / ((asks / 100) * (closes / 100));
  return Number.isFinite(cost) && cost > 0 ? cost : undefined;
}

/** A figure as people type it: "$1,200", "7.5 %", "0,6". NaN where there is none. */
export function typedFigure(text: string): number {
  const plain = text
    .replaceAll(/[\s$%]/g, "")
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : Number.NaN;
}

/** "$2,667", and below a hundred with cents where there are some: "$7.50". */
export function dollars(amount: number): string {
  const digits = amount < 100 && !Number.isInteger(Math.round(amount * 100) / 100) ? 2 : 0;
  return amount.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
