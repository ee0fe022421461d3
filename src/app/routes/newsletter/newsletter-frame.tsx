import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import "./newsletter.css";

export function NewsletterFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="line-purple">
      <section className="hero newsletter">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "Home", to: "/" },
              { name: "Newsletter", to: "/newsletter/" },
            ]}
          />
          <h1 className="d1">{title}</h1>
          {children}
        </div>
      </section>
    </div>
  );
}
