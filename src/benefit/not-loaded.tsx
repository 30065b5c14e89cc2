import type { ErrorStateProps } from '#design-system/error-state/error-state.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Away } from './away.tsx';

interface NotLoadedProps extends Omit<ErrorStateProps, 'picture'> {
  failure: 'failed' | 'offline';
}

/** Away where a missing network is said as everywhere; its words are of what else went wrong. */
export function NotLoaded({ failure, title, text, ...props }: NotLoadedProps) {
  const t = useTexts(appTexts);
  const offline = failure === 'offline';
  return (
    <Away
      {...props}
      offline={offline}
      title={offline ? t('offline.title') : title}
      text={offline ? t('offline.later') : text}
    />
  );
}
