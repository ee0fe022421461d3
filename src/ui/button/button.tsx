import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import "./button.css";

/** yellow: the one action of a view. ink: the strong one on yellow or paper. ghost: every other. */
type Tone = "yellow" | "ink" | "ghost";

interface Look {
  tone?: Tone;
  /** 44 px high instead of 52. */
  small?: boolean;
  /** Corners of 8 px, for a button that stands beside an input. */
  square?: boolean;
  className?: string;
  children: ReactNode;
}

export function Button({ tone, small, square, className, type = "button", ...rest }: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ tone, small, square, className })} {...rest} />;
}

export function ButtonLink({ tone, small, square, className, ...rest }: Look & LinkProps) {
  return <Link className={buttonClass({ tone, small, square, className })} {...rest} />;
}

const toneClass: Record<Tone, string> = { yellow: "btn-y", ink: "btn-i", ghost: "btn-o" };

function buttonClass({ tone = "yellow", small, square, className }: { [K in keyof Omit<Look, "children">]: Look[K] | undefined }): string {
  return ["btn", toneClass[tone], small && "btn-s", square && "btn-sq", className].filter(Boolean).join(" ");
}
