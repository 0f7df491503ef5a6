import { use } from 'react';
import type { VocabularyRow } from '../../../domain/lesson-plan.ts';
import { splitVocabulary } from '../../../domain/lesson-steps.ts';
import { classNames } from '../../../ui/class-names.ts';
import letters from '../../../ui/letters.module.css';
import { TappableText } from '../../../ui/tappable-text/tappable-text.tsx';
import { VisiblePartsContext } from '../player/lesson-part.tsx';
import css from './vocabulary-table.module.css';

/** The words of a class that practises another skill. On a narrow pad each row becomes an entry of its own. */
export function VocabularyTable({ vocabulary }: { vocabulary: readonly VocabularyRow[] }) {
  const here = use(VisiblePartsContext);
  return (
    <TappableText>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Meaning</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {splitVocabulary(vocabulary).flatMap(({ part, rows }) =>
            rows.map(({ row, index }) => (
              <tr key={index} data-here={here.includes(part)}>
                <th scope="row">{row.word}</th>
                <td>{row.meaning}</td>
                <td className={classNames(letters.quiet, css.example)}>{row.example}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </TappableText>
  );
}
