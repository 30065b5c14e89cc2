import type { DocumentText } from '../documents/document-content.ts';

export const ENGLISH_SR: DocumentText = {
  file: 'engleski-u-razgovoru',
  title: 'Engleski u razgovoru na poslu',
  standfirst: 'Sastanak, poziv, kratak razgovor uz kafu: rečenice koje zvuče prirodno.',
  blocks: [
    { heading: '1. Zašto ćutimo' },
    {
      text: 'Većina ljudi koji kažu da ne govore engleski razumeju skoro sve. Ćute jer u glavi prevode celu rečenicu, a dok je slože, razgovor ode dalje. Rešenje nije više gramatike, nego gotovi počeci. Kad prve tri reči dođu same, ostatak stigne na vreme.',
    },
    {
      text: 'Ovde su počeci za šest situacija koje se ponavljaju. Čitaj ih naglas. Usta moraju da ih nauče, a ne oči.',
    },
    { heading: '2. Kratak razgovor' },
    {
      text: 'Pre svakog sastanka ima dva minuta u kojima se ne govori o poslu. Cilj nije informacija, nego da se svi malo opuste. Dobre teme su put, vreme, vikend, kafa, grad. Plata, zdravlje i politika nisu.',
    },
    {
      rows: [
        ['How are you?', 'Nije pitanje o zdravlju. Odgovor: Good, thanks. You?'],
        ['How was your weekend?', 'Quiet, which was nice. How about yours?'],
        ['Did you find us all right?', 'Yes, no problem at all.'],
        ['Where are you based?', 'I’m in Belgrade, in the sales team.'],
        ['Anyway, ...', 'Znak da prelazite na posao: Anyway, shall we start?'],
      ],
    },
    { heading: '3. Kad ne razumeš' },
    {
      text: 'Pretvarati se da razumeš skuplje je od pitanja. Izvornici to pitaju jedni druge stalno. Samo „What?“ zvuči grubo, a „Repeat, please“ kao naredba.',
    },
    {
      points: [
        'Sorry, could you say that again? (kad ne čuješ)',
        'Sorry, you lost me there. Could you go back to the second point? (kad ne pratiš)',
        'Just to make sure I follow: do you mean both teams? (kad proveravaš)',
        'What does “rollout” mean here? (kad ne znaš reč)',
        'Could you send me that in writing, please? (kad je važno)',
      ],
    },
    { heading: '4. Na sastanku' },
    {
      rows: [
        ['Uključi se', 'Can I add something here? / Just a quick point.'],
        ['Zadrži reč', 'Let me just finish this thought.'],
        ['Slažeš se', 'That makes sense. / Exactly.'],
        ['Ne slažeš se', 'I see your point, but I’m not sure it will scale. / I’d look at it a bit differently.'],
        ['Predlažeš', 'How about we try it for two weeks?'],
        ['Vraćaš na temu', 'Can we come back to the budget?'],
        ['Zaključuješ', 'So, to sum up: I’ll send the draft today.'],
      ],
    },
    {
      text: 'Obrati pažnju kako se na engleskom ne slaže: prvo se prizna deo koji je tačan, pa dođe „but“, pa nešto neodlučno kao „I’m not sure“. Kratko „No“ ili „You are wrong“ zvuči ljuće nego što misliš.',
    },
    { heading: '5. Poziv' },
    {
      points: [
        'Hi everyone, can you hear me?',
        'You’re on mute. / You’re breaking up a bit.',
        'Can you see my screen?',
        'Sorry, go ahead. (kad dvoje krenu u isto vreme)',
        'I have to drop off in five minutes.',
        'Great, so I’ll send the draft today. Thanks, everyone. (za kraj)',
      ],
    },
    {
      text: 'Poziv se ne završava samo sa „OK, bye“. Pred kraj se kaže šta je dogovoreno i ko šta radi. To je ujedno i najlakša rečenica da se pripremi unapred.',
    },
    { heading: '6. Poruke' },
    {
      text: 'Poruka na engleskom je kraća i blaža nego naša. Molba je pitanje: „Could you send it by Friday?“ znači najkasnije u petak. „Until Friday“ znači da nešto traje do petka, pa pazi na razliku.',
    },
    {
      rows: [
        ['Početak', 'Hi Anna, / Hi all, / Dear Mr Brown, ako se ne poznajete.'],
        ['Molba', 'Could you ... / Would you mind ... / When you have a minute, ...'],
        ['Prilog', 'Please find it attached. / I’ve attached the file.'],
        ['Podsećanje', 'Just following up on this. Any news?'],
        ['Kraj', 'Best, / Thanks, / Looking forward to hearing from you.'],
      ],
    },
    { heading: '7. Deset grešaka koje nas odaju' },
    {
      rows: [
        ['I work here since 2019.', 'I have worked here since 2019.'],
        ['She gave me an advice.', 'She gave me some advice. Savet se ne broji.'],
        ['We discussed about the plan.', 'We discussed the plan.'],
        ['I am agree.', 'I agree.'],
        ['I don’t know nothing.', 'I don’t know anything.'],
        ['Actually, I am busy now (trenutno).', 'I’m busy at the moment. Actually znači zapravo.'],
        ['Eventually (eventualno).', 'Possibly. Eventually znači na kraju.'],
        ['I am responsible of the budget.', 'I’m responsible for the budget.'],
        ['Explain me.', 'Explain it to me.'],
        ['Informations.', 'Information, bez množine.'],
      ],
    },
    { heading: '8. Dve zemlje, dva značenja' },
    {
      text: '„Let’s table this“ u Americi znači da se tema odlaže, a u Britaniji da se o njoj upravo sada razgovara. „Quite good“ je u Americi pohvala, u Britaniji uzdržano. Kad nije jasno, pitaj: „Do you mean now or later?“',
    },
    { heading: 'Vežba za svaki dan' },
    {
      points: [
        'Izaberi jednu rečenicu sa ovih stranica i upotrebi je do kraja dana.',
        'Pre poziva izgovori naglas prvu i poslednju rečenicu.',
        'Zapiši jednu rečenicu koju je kolega rekao lepše nego što bi bilo tvoje rešenje.',
      ],
    },
    { heading: 'Za poneti' },
    {
      points: [
        'Gotov početak vredi više od savršene gramatike.',
        'Pitati znači pratiti.',
        'Ne slaži se blago, zaključuj jasno.',
        'By je rok, until je trajanje.',
      ],
    },
  ],
};
