import type { PlainRules } from '../box.ts'

export const plainRules: PlainRules = {
  en: {
    commit: [
      'Choosing a card',
      'Everyone plays one card at the same time. The highest card that nobody else played takes all of them.',
      'Guess what the others play. High wins unless it is doubled, or a single Mouse meets your Elephant.',
      [
        'What are cards for?',
        'They pay your way out when the gun comes round. They are worth nothing at the end.',
      ],
      ['What if nobody wins?', 'When every card is cancelled, nobody gets anything.'],
    ],
    act: [
      'Your turn at the gun',
      'Flip the next gun card, pay one card to reshuffle first, or pay one card per surviving player to skip.',
      'Compare the odds with the price. Cards you never spend are worth nothing at the end.',
      [
        'What is in the pile?',
        'Six gun cards: five CLIC, one PAN. CLIC, and the turn goes on. PAN, and you are out.',
      ],
    ],
    'go or stop': [
      'Double CLIC',
      'You have no cards and flipped a CLIC. You may flip once more.',
      'A second CLIC lets you take cards from the others. PAN puts you out.',
    ],
    take: [
      'Taking cards',
      'Your Double CLIC: take one card per surviving player, from whoever you like.',
      'Take from whoever could use them to get past you.',
    ],
    pick: [
      'Taking a card',
      'Your Double CLIC: take the cards one by one, from whoever you like.',
      'Take from whoever could use them to get past you.',
    ],
  },
  fr: {
    commit: [
      'Choisir une carte',
      'Chacun pose une carte en même temps. La plus forte carte que personne d’autre n’a posée les prend toutes.',
      'Devinez ce que posent les autres. Une carte forte gagne, sauf si elle est en double ou si une Souris seule rencontre votre Éléphant.',
      ['À quoi servent les cartes ?', 'À payer quand vient le revolver. À la fin, elles ne comptent pas.'],
      ['Et si personne ne gagne ?', 'Quand toutes les cartes s’annulent, personne ne prend rien.'],
    ],
    act: [
      'Votre tour',
      'Retournez la carte suivante du revolver, payez une carte pour mélanger d’abord, ou une carte par joueur en vie pour passer.',
      'Comparez le risque et le prix. Les cartes non dépensées ne valent rien à la fin.',
      [
        'Qu’y a-t-il dans la pile ?',
        'Six cartes revolver : cinq CLIC, un PAN. CLIC, et le tour continue. PAN, et vous êtes mort.',
      ],
    ],
    'go or stop': [
      'Double CLIC',
      'Vous n’avez pas de carte et vous avez retourné un CLIC. Vous pouvez retourner une fois encore.',
      'Un second CLIC permet de prendre des cartes aux autres. PAN, et vous êtes mort.',
    ],
    take: [
      'Prendre des cartes',
      'Votre Double CLIC : prenez une carte par joueur en vie, chez qui vous voulez.',
      'Prenez à qui pourrait s’en servir pour vous survivre.',
    ],
    pick: [
      'Prendre une carte',
      'Votre Double CLIC : prenez les cartes une par une, chez qui vous voulez.',
      'Prenez à qui pourrait s’en servir pour vous survivre.',
    ],
  },
}
