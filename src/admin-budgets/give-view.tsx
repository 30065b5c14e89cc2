import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#design-system/breadcrumbs/breadcrumbs.tsx';
import { Button } from '#design-system/button/button.tsx';
import { PageHead } from '#design-system/page-head/page-head.tsx';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { EffectPanel } from './effect-panel.tsx';
import { giftProps } from './gift-props.ts';
import { GIFTS } from './gifts-address.ts';
import { GiveFoot } from './give-foot.tsx';
import type { GiveViewProps } from './give-parts.ts';
import { GiveQuestion } from './give-question.tsx';
import { GiveWhat } from './give-what.tsx';
import { GiveWhom } from './give-whom.tsx';

/** The form on the left, the effects on the right; on a phone the effects are at the foot. */
export function GiveView(props: GiveViewProps) {
  const { snapshot, send, id } = props;
  const t = useTexts(adminBudgetsTexts);
  const { isPreviewing, isProposed } = giftProps(snapshot);
  useAdminTitle(t('give.title'));
  return (
    <>
      <PageHead
        title={t('give.title')}
        crumbs={
          <Breadcrumbs label={t('give.crumbs')}>
            <Link to={GIFTS}>{t('title')}</Link>
            <span>{t('give.new')}</span>
          </Breadcrumbs>
        }
      />
      <form
        id={id}
        noValidate
        className="mt-4 grid max-w-255 items-start gap-x-14 gap-y-8 wide:grid-cols-[minmax(0,1fr)_22.75rem]"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'gift.submit' });
        }}
      >
        <div className="grid max-w-150 gap-6">
          <GiveWhom {...props} />
          <GiveWhat {...props} />
        </div>
        <aside className="grid max-w-150 gap-5 rounded-20 bg-surface-raised p-5 shadow-1 edge max-desk:hidden low:static wide:sticky wide:top-20">
          <EffectPanel {...props} />
          <Button type="submit" busy={isPreviewing} className="w-full">
            {t(isProposed ? 'give.propose' : 'give.press')}
          </Button>
          {isProposed && <p className="text-center text-12 text-ink-muted">{t('give.unmoved')}</p>}
        </aside>
        <GiveFoot {...props} />
      </form>
      <p role="status" className="sr-only">
        {isPreviewing && t('give.previewing')}
      </p>
      <GiveQuestion {...props} />
    </>
  );
}
