import { mix } from '../../tokens/contrast';
import { stringLights, townHouse } from '../paper/buildings';
import { leafyTree } from '../paper/nature';
import { circle, floor, land, lift, line, path, rect, repeat } from '../paper/shapes';
import { bubble, cup } from '../paper/things';
import { cloth, darkWood, ink, paper } from '../paper/tones';
import type { Scene } from './scene';

/** Neighbours at a meeting. */
export const council: Scene = {
  place: 'room',
  compositions: [
    {
      focus: { x: 480, y: 340, height: 500 },
      draw: ({ tones: t, person }) =>
        rect(-700, -200, 2400, 700, mix(t.sky, t.far, 0.5), 0) +
        lift(
          path('M120 130L480 10L840 130z', t.mid) +
            rect(140, 128, 680, 22, paper, 2) +
            repeat(
              6,
              (i) =>
                rect(170 + i * 118, 150, 44, 260, paper, 3) +
                line(`M${182 + i * 118} 160v240M${202 + i * 118} 160v240`, mix(paper, t.far, 0.5), 4),
            ),
        ) +
        [-300, -160, 980, 1120].map((x) => rect(x, 150, 44, 260, mix(paper, t.far, 0.4), 3)).join('') +
        lift(circle(480, 84, 30, paper) + line('M480 66v34M464 74h32M464 74l-8 18h16zM496 74l-8 18h16z', t.deep, 3)) +
        floor(400, mix(t.mid, t.deep, 0.4)) +
        bubble(200, 210, 150, paper, t.base) +
        bubble(600, 200, 150, paper, t.base, true) +
        person(240, 480, 1.6, 'sit', { coat: 'rust', wear: 'bun', skin: 0, hair: 3, bust: true }) +
        person(400, 464, 1.5, 'talk', { coat: 'linen', wear: 'scarf', wearColour: 'teal', skin: 2, bust: true }) +
        person(560, 464, 1.5, 'sit', { coat: 'ochre', wear: 'short', skin: 1, hair: 2, bust: true, flip: true }) +
        person(720, 480, 1.6, 'reach', { coat: 'pine', wear: 'curls', skin: 3, hair: 2, bust: true, flip: true }) +
        person(40, 500, 1.7, 'sit', { coat: 'plum', wear: 'cap', bust: true }) +
        person(920, 500, 1.7, 'sit', { coat: 'navy', wear: 'hat', bust: true, flip: true }) +
        lift(`<ellipse cx="480" cy="500" rx="520" ry="84" fill="${mix(paper, '#C99A5B', 0.5)}"/>`, 'high') +
        `<ellipse cx="480" cy="494" rx="500" ry="74" fill="${mix(paper, '#C99A5B', 0.3)}"/>` +
        rect(240, 470, 70, 44, paper, 2, 'transform="rotate(-8 270 490)"') +
        rect(640, 474, 70, 44, paper, 2, 'transform="rotate(10 670 490)"') +
        rect(440, 480, 84, 52, paper, 2) +
        cup(360, 508, cloth.rust) +
        cup(570, 508, cloth.teal) +
        person(330, 680, 2.3, 'sit', { coat: 'teal', wear: 'short', skin: 4, hair: 1, bust: true }) +
        person(650, 680, 2.3, 'sit', { coat: 'rose', wear: 'bun', skin: 2, hair: 0, bust: true, flip: true }),
    },
    {
      focus: { x: 480, y: 340, height: 480 },
      place: 'town',
      lanterns: [
        [40, 600],
        [620, 610],
      ],
      draw: ({ tones: t, night, person, sun }) =>
        sun(760, 120, 60) +
        repeat(8, (i) => townHouse(-440 + i * 236, 400, 210, 220 + (i % 3) * 50, i % 2 ? t.mid : t.far, i % 2 === 1)) +
        stringLights(130, night ? paper : ink) +
        [-120, 130, 860, 1080]
          .map((x, i) => leafyTree(x, 440, 210 + i * 10, mix(t.base, '#6FB64E', 0.45), darkWood))
          .join('') +
        land(412, 5, 9, 3, t.base) +
        floor(440, mix(t.sky, '#E3CDA6', 0.6)) +
        person(220, 500, 1.6, 'stand', { coat: 'ochre', wear: 'hat', wearColour: 'rust', skin: 4, bust: true }) +
        person(360, 500, 1.6, 'talk', { coat: 'navy', wear: 'curls', skin: 3, hair: 2, bust: true }) +
        person(500, 500, 1.6, 'wave', {
          coat: 'linen',
          wear: 'scarf',
          wearColour: 'plum',
          skin: 2,
          bust: true,
          flip: true,
        }) +
        person(650, 500, 1.6, 'stand', { coat: 'teal', wear: 'short', hair: 3, skin: 0, bust: true, flip: true }) +
        lift(rect(60, 466, 840, 26, paper, 4)) +
        rect(100, 492, 14, 130, darkWood, 2) +
        rect(846, 492, 14, 130, darkWood, 2) +
        lift(path('M60 490h840l-30 34q-380 18-780 0z', t.base)) +
        cup(180, 466, cloth.rust) +
        cup(440, 466, cloth.teal) +
        cup(700, 466, cloth.plum) +
        lift(rect(260, 448, 100, 18, '#E8B77A', 9) + rect(560, 450, 90, 16, '#4C9F38', 8)) +
        person(160, 620, 2, 'carry', {
          coat: 'rust',
          wear: 'bun',
          skin: 0,
          hair: 1,
          held: rect(14, -64, 50, 10, darkWood, 3) + circle(40, -74, 12, '#D6453A'),
        }) +
        person(480, 620, 1.4, 'run', { coat: 'rose', wear: 'short', skin: 3, legs: cloth.navy }) +
        person(790, 620, 2, 'talk', { coat: 'pine', wear: 'cap', skin: 1, flip: true }) +
        person(-150, 600, 1.9, 'walk', { coat: 'plum', wear: 'scarf' }) +
        person(1110, 600, 1.9, 'stand', { coat: 'ochre', wear: 'curls', flip: true }),
    },
  ],
};
