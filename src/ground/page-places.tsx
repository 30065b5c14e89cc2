import type { ReactNode } from 'react';
import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';

/** Placeholder of a detail page that is being loaded: its picture, and the text beside it. */
export function PagePlaces({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Page width="reading">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid items-start gap-x-14 gap-y-8 desk:pt-11 desk:grid-cols-[minmax(0,1fr)_min(25rem,42%)]">
        <Skeleton
          shape="block"
          className="aspect-5/4 max-desk:-mx-4 max-desk:-mt-4 max-desk:rounded-none desk:rounded-20"
        />
        <div className="grid gap-4">{children}</div>
      </div>
    </Page>
  );
}
